import { Logo } from '@uid/ui/logo';

import { useBrand } from '../use-brand.ts';

/** The company's name beside its mark: its first word strong, the others light. */
export function SiteLogo() {
  const [name = '', ...rest] = useBrand().split(' ');
  return <Logo name={name} rest={rest.join(' ')} size="small" />;
}
