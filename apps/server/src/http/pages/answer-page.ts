import type { FastifyReply, FastifyRequest } from 'fastify';

import { resolveAddress } from './page-address.ts';
import type { AskedPage, Redirect } from './page-address.ts';
import { refuseOtherSites } from '../refuse-other-sites.ts';
import type { StoredPage } from './stored-page.ts';
import { isBusy, sendBusy } from './send-busy.ts';
import type { CommonPages } from './common-pages.ts';
import type { MissingPages } from './missing-pages.ts';
import type { PageOptions } from './page-options.ts';
import type { PersonalPages } from './personal-pages.ts';
import { createSendPage } from './send-page.ts';

/** Answers a request for a page: with the page, a redirect to its canonical address, or the 404 page. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Answering extends Pick<PageOptions, 'directory' | 'publicOrigin' | 'findRedirect'> {
  common: CommonPages;
  personal: PersonalPages;
  missing: MissingPages;
  /** Called for each reader who is refused because the queue is full. */
  onRefusal: () => void;
}

/** `answerPage` serves readers, `answerForm` serves forms that were sent to a page. */
export function createPageAnswers(
  answering: Answering,
): Record<'answerPage' | 'answerForm', AnswerPage> {
  const { common, personal, missing, onRefusal } = answering;
  const sendPage = createSendPage();

  function findAnswer(request: FastifyRequest, asked: AskedPage | undefined): Promise<StoredPage> {
    if (!asked) return missing.find(request);
    if (asked.page.cache === 'personal') return personal.find(request, asked);
    return common.find(request, asked.address);
  }

  /** @param moved the page whose content may have moved if it is missing */
  async function sendOrRefuse(
    { request, reply }: Exchange,
    answer: () => Promise<StoredPage>,
    moved?: AskedPage,
  ): Promise<FastifyReply> {
    try {
      const page = await answer();
      const led = page.status === 404 && moved && (await findRedirect(answering, moved.address));
      return led ? redirect(reply, led) : await sendPage(request, reply, page);
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
      onRefusal();
      return sendBusy(request, reply);
    }
  }

  return {
    async answerPage(request, reply) {
      const asked = await findPage(answering, request);
      const led = asked ? asked.redirect : await findRedirect(answering, request.url);
      if (led) return redirect(reply, led);
      // Whether a page's content is missing, or exists no longer, shows only when the page is rendered.
      return sendOrRefuse({ request, reply }, () => findAnswer(request, asked), asked);
    },
    async answerForm(request, reply) {
      refuseOtherSites(request, answering.publicOrigin);
      const asked = await findPage(answering, request);
      // Status 308 makes the browser send the form again, to the page that reads it.
      if (asked?.redirect && !asked.isSpelled) return redirect(reply, asked.redirect);
      const target = asked?.address ?? request.url;
      return sendOrRefuse({ request, reply }, () => personal.submit(request, target));
    },
  };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The second attempt finds a page that was added since the table was last read. It is skipped while many ask for
 * missing pages: every rendering reads the table anew anyway.
 */
async function findPage(
  { directory, missing }: Pick<Answering, 'directory' | 'missing'>,
  request: FastifyRequest,
): Promise<AskedPage | undefined> {
  const { url } = request;
  const known = resolveAddress(directory.lastRead(), url);
  if (known || !missing.hasTimeFor(request)) return known;
  return resolveAddress(await directory.read(), url);
}

/** If redirects cannot be read, the address is treated as a page that never moved. */
async function findRedirect(
  answering: Pick<Answering, 'findRedirect'>,
  address: string,
): Promise<Redirect | undefined> {
  return answering.findRedirect?.(address).catch(() => undefined);
}

function redirect(reply: FastifyReply, { location, status }: Redirect): FastifyReply {
  return reply.redirect(location, status);
}
