import { queryOptions } from '@tanstack/react-query';
import type { Address, Client } from '@uid/contract/client';
import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';

/** Returns the query options for an endpoint: how to request it, and the key under which its answer is cached. */
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
