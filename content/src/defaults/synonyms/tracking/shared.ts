export default { id: 'tracking', words: ['物流', '快递', '包裹', '跟踪', 'tracking', 'parcel'] };
