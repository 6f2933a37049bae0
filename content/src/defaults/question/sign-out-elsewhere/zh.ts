export default {
  question: '怎样让其他设备退出？',
  answer: '修改密码后，其他设备上的登录会立即失效，包括您自己别的浏览器。',
};
