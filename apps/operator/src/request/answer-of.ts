import { queryOptions } from '@tanstack/react-query';
import type { Address, Client } from '@uid/contract/client';
import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';

/** How an endpoint is asked, and under which key its answer is kept. */
export function answerOf<E extends Endpoint>(
  endpoint: E | Address<E>,
  input: InputOf<E>,
  { request }: Pick<Client, 'request'>,
) {
  return queryOptions<OutputOf<E>, ClientError>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => request(endpoint, input, { skipErrorHandler: true, signal }),
  });
}
