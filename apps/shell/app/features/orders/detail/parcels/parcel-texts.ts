import { parcelStateWords } from '@uid/contract/order-part-words';

/** Texts about parcels. */
export const parcelTexts = {
  zh: {
    parcel: (count: number) => `包裹 ${count}`,
    carrier: '承运方',
    trackingNo: '运单号',
    noNumberYet: '承运方正在分配',
    contents: '内含',
    copy: '复制单号',
    waiting: '还没有发出',
    failed: '暂时没有取到物流信息，请稍后再看。',
    states: parcelStateWords.zh,
    stages: { done: '已完成：', current: '当前：', failed: '异常：', coming: '' },
    receive: { goods: '确认收货', licences: '确认收到', both: '确认收货' },
    receiveHints: {
      goods: '收到并检查无误后再确认；送达满 7 天会自动确认。',
      licences: '授权码可以正常使用后再确认；签发满 7 天会自动确认。',
      both: '商品检查无误、授权码可以正常使用后再确认；送达满 7 天会自动确认。',
    },
    receiveFailed: '没有确认成功：',
  },
  en: {
    parcel: (count: number) => `Parcel ${count}`,
    carrier: 'Carrier',
    trackingNo: 'Tracking number',
    noNumberYet: 'Not yet assigned by the carrier',
    contents: 'Contents',
    copy: 'Copy number',
    waiting: 'Not sent yet',
    failed: 'The parcels could not be loaded just now. Please try again in a moment.',
    states: parcelStateWords.en,
    stages: { done: 'Done: ', current: 'Now: ', failed: 'Held up: ', coming: '' },
    receive: {
      goods: 'Confirm receipt',
      licences: 'Confirm receipt',
      both: 'Confirm receipt',
    },
    receiveHints: {
      goods:
        'Confirm once everything has arrived in good order. It is confirmed automatically seven days after delivery.',
      licences:
        'Confirm once the keys work. It is confirmed automatically seven days after they were issued.',
      both: 'Confirm once the goods have arrived in good order and the keys work. It is confirmed automatically seven days after delivery.',
    },
    receiveFailed: 'Not confirmed: ',
  },
};
