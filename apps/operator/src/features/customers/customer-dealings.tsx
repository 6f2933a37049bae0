import { Link } from '@tanstack/react-router';
import type { Customer } from '@uid/contract/customers';

import { useFormats } from '../../format/use-formats.ts';
import { Part, Rows } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { enquiryTexts } from '../enquiries/enquiry-texts.ts';
import { orderTexts } from '../orders/order-texts.ts';
import { customerTexts } from './customer-texts.ts';

/** The latest orders and enquiries, each with a link for those who may open it. */
export function CustomerDealings({ customer }: { customer: Customer }) {
  const own = useTexts(customerTexts);
  const orderWords = useTexts(orderTexts);
  const enquiryWords = useTexts(enquiryTexts);
  const { money, time } = useFormats();
  const may = useMay();
  const { email, orders, hasMoreOrders, enquiries } = customer;
  return (
    <>
      <Part title={own.orders}>
        <Rows rows={orders} keyOf={({ no }) => no} empty={own.noOrder}>
          {({ no, state, placedAt, totalFen }) => ({
            text: may('orders.read') ? (
              <Link to="/orders/$no" params={{ no }}>
                {no}
              </Link>
            ) : (
              no
            ),
            small: `${orderWords.states[state]} · ${money(totalFen)}`,
            side: time(placedAt),
          })}
        </Rows>
        {/* A search by a masked address finds nothing, so the link needs the right to read personal data. */}
        {hasMoreOrders && may('orders.read') && may('persons.read') && (
          <p>
            <Link to="/orders" search={{ q: email }}>
              {own.more}
            </Link>
          </p>
        )}
      </Part>
      <Part title={own.enquiries}>
        <Rows rows={enquiries} keyOf={({ no }) => no} empty={own.noEnquiry}>
          {({ no, kind, state, createdAt }) => ({
            text: may('enquiries.read') ? (
              <Link to="/enquiries/$no" params={{ no }}>
                {no}
              </Link>
            ) : (
              no
            ),
            small: `${enquiryWords.kinds[kind]} · ${enquiryWords.states[state]}`,
            side: time(createdAt),
          })}
        </Rows>
      </Part>
    </>
  );
}
