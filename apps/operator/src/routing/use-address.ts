import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

export type Parameters = Readonly<Record<string, string | undefined>>;

/** The parameters of the address: every view of a screen is a link that can be copied. */
export function useAddress(): {
  query: Parameters;
  /** Changes the parameters given; `undefined` removes one, and the others stay. */
  change: (changed: Parameters, how?: { replaces: boolean }) => void;
  /** Changes what a list is narrowed to, which begins at its first page. */
  narrow: (changed: Parameters) => void;
} {
  const query: Parameters = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changed: Parameters, { replaces } = { replaces: false }) =>
    void navigate({ to: '.', search: { ...query, ...changed }, replace: replaces });
  return { query, change, narrow: (changed) => change({ ...changed, after: undefined }) };
}

/** A part of the path that the screen's entry names with `$`. */
export function usePathPart(name: string): string {
  const parts: Parameters = useParams({ strict: false });
  return parts[name] ?? '';
}
