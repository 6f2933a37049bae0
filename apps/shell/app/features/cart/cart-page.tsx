import { splitLanguage } from '@uid/contract/paths';
import { Container } from '@uid/ui/grid';
import { PageHeader } from '@uid/ui/page-header';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage } from '../../layout/use-language.ts';
import { Island } from '../../islands/island.tsx';
import { readPageRequest } from '../../load-page.ts';
import { BuyingSteps } from './buying-steps.tsx';
import { changeCart } from './change-cart.ts';
import type { CartAnswer } from './change-cart.ts';
import { cartTexts } from './cart-texts.ts';
import { CartView } from './cart-view.tsx';
import { loadCartView } from './load-cart-view.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadCartView(readPageRequest(args));
}

export async function action(args: ActionFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return changeCart(await args.request.formData(), call, { language });
}

export function meta(args: MetaArgs) {
  return pageMeta(args, cartTexts[splitLanguage(args.location.pathname).language]);
}

export default function CartPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<CartAnswer>();
  const { title } = cartTexts[useLanguage()];
  return (
    <>
      <PageHeader size="small" title={title} breadcrumbs={<BuyingSteps current="cart" />} />
      <Container>
        <Island
          component={CartView}
          props={{ ...view, formFailure: answer?.failure, formList: answer?.list }}
          isReadable
        />
      </Container>
    </>
  );
}
