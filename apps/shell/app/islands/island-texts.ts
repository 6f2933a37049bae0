import type { Localised } from '@uid/contract/language';

interface IslandTexts {
  chunkTitle: string;
  chunkText: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  backHome: string;
}

/** Texts around every island. */
export const islandTexts: Localised<IslandTexts> = {
  zh: {
    chunkTitle: '页面的一部分没能加载',
    chunkText: '网络中断，或网站刚刚更新。重新加载后会取得新的文件。',
    errorTitle: '这一页出了程序错误',
    errorText: '您的购物车和订单都在服务器上，不受影响。请重新加载后继续。',
    retry: '重新加载',
    backHome: '回到首页',
  },
  en: {
    chunkTitle: 'A part of this page did not load',
    chunkText:
      'The connection broke, or the site has just been updated. Loading it again fetches the new files.',
    errorTitle: 'This page ran into a program error',
    errorText:
      'Your cart and your orders are on the server and are not affected. Reload the page to go on.',
    retry: 'Reload',
    backHome: 'Back to the home page',
  },
};
