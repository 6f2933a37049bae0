import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { whoAmI } from '@uid/contract/staff';
import { MicroAppError } from '@uid/micro-app/protocol';

import { request } from '../request/shell-request.ts';
import { reportMicroAppError } from './errors/report-micro-app-error.ts';
import { showProblem } from './errors/show-problem.ts';
import { hostMicroApp } from './host-micro-app.ts';
import type { Frame } from './host-micro-app.ts';
import { missingTemplateId } from './micro-app-markers.ts';
import { tellShown } from './tell-shown.ts';

/**
 * Hosts a micro-app for staff. Nothing of the app is fetched before the server has said that the visitor is staff. All
 * other visitors see what an address without a page shows.
 */
export async function hostStaffApp(frame: Frame): Promise<void> {
  const { name, loading, problem } = frame;
  loading.hidden = false;
  problem.replaceChildren();
  try {
    if (await isStaff()) hostMicroApp(frame);
    else showMissing(frame);
  } catch (cause) {
    // The request layer is already leaving for the login or for the page that sets a new password.
    if (isClientError(cause) && (cause.kind === 'password-expired' || cause.code === 401)) return;
    const error = new MicroAppError('NETWORK_LOST', name, { cause });
    reportMicroAppError(error);
    loading.hidden = true;
    showProblem(problem, { error, isChildThere: false, onRetry: () => void hostStaffApp(frame) });
    tellShown();
  }
}

async function isStaff(): Promise<boolean> {
  try {
    await request<typeof whoAmI>(
      { method: 'GET', path: '/api/staff/me', access: 'session' },
      {},
      { skipErrorHandler: true },
    );
    return true;
  } catch (cause) {
    if (isRefusal(cause, 'NOT_FOUND')) return false;
    throw cause;
  }
}

function showMissing({ loading, problem }: Frame): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${missingTemplateId}`);
  if (!template) throw new Error('The page of an app for staff has no words for others.');
  document.title = '404';
  loading.hidden = true;
  problem.replaceChildren(template.content.cloneNode(true));
  tellShown();
}
