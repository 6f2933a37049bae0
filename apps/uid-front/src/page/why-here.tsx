import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { Icon } from '@uid/ui/icon';

import { wantedPath } from '../session/own-pages.ts';
import { useSession } from '../session/session-context.ts';
import styles from './why-here.module.css';

const texts = {
  zh: (count: number) =>
    `接下来为购物车里的${count ? ` ${count} 件` : ''}商品付款。购物车会为您保留，登录或注册之后直接去确认订单。`,
  en: (count: number) =>
    `Next you pay for ${count ? `the ${count === 1 ? 'piece' : `${count} pieces`}` : 'what is'} in your cart. The cart is kept; once you are in, you go straight to the order.`,
};

const buying = new Set<string>([routes.cart, routes.confirmOrder]);

/** Says why a buyer is asked to log in; shows nothing if the visitor was not about to buy. */
export function WhyHere() {
  const { language, query, storage } = useSession();
  const path = wantedPath(query)?.split(/[?#]/, 1)[0] ?? '';
  if (!buying.has(splitLanguage(path).path)) return undefined;
  return (
    <p className={styles.why}>
      <Icon name="cart" />
      {texts[language](storage.get('cartCount') ?? 0)}
    </p>
  );
}
