/** A person who has an account at one of the stand-ins. */
export interface StandInPerson {
  /** The person's id at the stand-in. */
  subject: string;
  email?: string;
  isEmailVerified?: boolean;
  name?: string;
}

/** What a stand-in keeps for a code until the code is used. */
export interface Grant {
  person: StandInPerson;
  /** The query of the stand-in's page. */
  asked: URLSearchParams;
}

/** A fault that a stand-in shows; undefined: none. */
export type Fault =
  | 'away'
  | 'slow'
  | 'rubbish'
  | 'other-key'
  | 'other-issuer'
  | 'other-audience'
  | 'other-nonce'
  | 'over';

/** What all stand-ins share. */
export interface Desk {
  base: string;
  /** Returns a grant only once. */
  takeGrant: (code: string | null) => Grant | undefined;
  readFault: () => Fault | undefined;
}
/** Returns one company's response by path; undefined if the path does not exist. */
export type Answers = (path: string, request: Request) => Promise<Response | undefined>;
