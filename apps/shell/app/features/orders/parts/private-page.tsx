import { Container } from '@uid/ui/grid';
import { PageHeader } from '@uid/ui/page-header';
import { Skeleton } from '@uid/ui/skeleton';
import type { ReactNode } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { SessionGate } from '../../../request/session-gate.tsx';
import { orderTexts } from '../order-texts.ts';
import styles from './parts.module.css';

interface PrivatePageProps {
  title: string;
  lead?: string;
  /** Above the title: the buying steps, or a link back. */
  above?: ReactNode;
  /** Rendered in the browser only, for a session. */
  children: ReactNode;
}

/** A page of the account: its heading comes from the server, its content once there is a session. */
export function PrivatePage({ title, lead, above, children }: PrivatePageProps) {
  const { loading } = orderTexts[useLanguage()];
  return (
    <>
      {/* Not a string: browser and server may split a string into words differently, and this page is hydrated. */}
      <PageHeader
        size="small"
        title={<span>{title}</span>}
        lead={lead && <span>{lead}</span>}
        breadcrumbs={above}
      />
      <Container>
        <div className={styles.page}>
          <SessionGate
            waiting={
              <div className={styles.waiting}>
                <Skeleton shape="rows" lines={5} label={loading} />
              </div>
            }
          >
            {children}
          </SessionGate>
        </div>
      </Container>
    </>
  );
}
