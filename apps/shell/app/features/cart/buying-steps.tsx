import { routes } from '@uid/contract/pages';
import { Steps } from '@uid/ui/steps';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';

const texts = {
  zh: { label: '购买步骤', cart: '购物车', confirm: '确认订单', pay: '付款', done: '完成' },
  en: { label: 'Buying in steps', cart: 'Cart', confirm: 'Details', pay: 'Pay', done: 'Done' },
};

const stepNames = ['cart', 'confirm', 'pay', 'done'] as const;

/** Shows at which step between the cart and the receipt the buyer is. */
export function BuyingSteps({ current }: { current: (typeof stepNames)[number] }) {
  const words = texts[useLanguage()];
  const localPath = useLocalPath();
  // Once an order is placed, its lines have left the cart, so only the step before that links back.
  const items = stepNames.map((name) => ({
    label: words[name],
    ...(name === 'cart' && current === 'confirm' && { href: localPath(routes.cart) }),
  }));
  return <Steps label={words.label} items={items} current={stepNames.indexOf(current)} />;
}
