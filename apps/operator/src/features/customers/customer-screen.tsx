import { getCustomer } from '@uid/contract/customers';

import { DoneToLink } from '../../detail/done-to-link.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { usePathPart } from '../../routing/use-address.ts';
import { Parts } from '../../screen/part.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import { CustomerAbout } from './customer-about.tsx';
import { CustomerAccess } from './customer-access.tsx';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerDealings } from './customer-dealings.tsx';
import { CustomerStatus } from './customer-status.tsx';
import { customerTexts } from './customer-texts.ts';

/** One customer with everything that support knows of them and may do for them. */
export function CustomerScreen() {
  const own = useTexts(customerTexts);
  const id = usePathPart('id');
  const answer = useAnswer(getCustomer, { id });
  const { data } = answer;
  return (
    <Screen
      title={data?.email ?? own.title}
      actions={
        data && (
          <>
            <DoneToLink subject={id} />
            <CustomerStatus customer={data} />
          </>
        )
      }
    >
      <Answered answer={answer}>
        {(customer) => (
          <Parts>
            <CustomerAbout customer={customer} />
            <CustomerActs customer={customer} />
            <CustomerDealings customer={customer} />
            <CustomerAccess customer={customer} />
          </Parts>
        )}
      </Answered>
    </Screen>
  );
}
