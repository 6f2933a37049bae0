import type { AuditConfig } from './features/audit/settings.ts';
import type { BackupConfig } from './features/backups/settings.ts';
import type { ConversationConfig } from './features/conversations/settings.ts';
import type { SecretConfig } from './features/identity/secrets/settings.ts';
import type { OutsideConfig } from './features/identity/outside/settings.ts';
import type { IdentityConfig } from './features/identity/settings.ts';
import type { CompanyConfig } from './features/invoice-titles/settings.ts';
import type { OrderConfig } from './features/orders/settings.ts';
import type { QuoteConfig } from './features/quotes/settings.ts';
import type { RefundConfig } from './features/refunds/settings.ts';
import type { FileConfig } from './features/media/settings.ts';
import type { ContentConfig } from './features/contents/settings.ts';
import type { SignatureConfig } from './features/signatures/settings.ts';
import type { LoggedAddresses } from './http/log/logged-address.ts';
import type { TelemetryConfig } from './telemetry/settings.ts';
import type { ChosenModules } from './settings.ts';
import type { ShownSetting } from './show-settings.ts';

/** The settings of the process and of its features. Times are milliseconds. */
export interface Config
  extends
    ProcessConfig,
    IdentityConfig,
    OutsideConfig,
    SecretConfig,
    AuditConfig,
    OrderConfig,
    CompanyConfig,
    QuoteConfig,
    RefundConfig,
    ContentConfig,
    SignatureConfig,
    BackupConfig,
    FileConfig,
    ConversationConfig,
    TelemetryConfig {}

interface ProcessConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How many a supervisor keeps; undefined: one, without a supervisor. */
  processes: number | undefined;
  /** Where several processes count tries together; undefined: each for itself. */
  redisUrl: string | undefined;
  /** Scheme, host and port as visitors see them, without a slash at the end; undefined: as each request says. */
  publicOrigin: string | undefined;
  /** Whether anybody but the developer at this machine may reach the site (`public-site.ts`). */
  isPublic: boolean;
  /** The variables that were set: what was left out has not been decided by anybody. */
  given: ReadonlySet<string>;
  /** All settings, without secrets, for staff to read. */
  shownSettings: readonly ShownSetting[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** How much of a visitor's address the line of a request has. */
  loggedAddresses: LoggedAddresses;
  /** The list of erasures outside the database. */
  erasuresFile: string;
  /** Addresses whose X-Forwarded-* headers are believed; empty: nobody's. */
  trustedProxies: string[];
  /** Where Prometheus asks; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** How long `/readyz` says no before nobody new is let in. */
  drainTime: number;
  /** The ways to pay that the shop offers, in this order. */
  paymentMethods: ChosenModules;
  /** With whom parcels may leave, in this order. */
  carriers: ChosenModules;
  /** Paid orders are sent with the stand-in carrier by themselves, so that the way is seen without an operator. */
  shipsItself: boolean;
  /** The ways messages leave; of the others they are kept for the development mailbox. */
  channels: ChosenModules;
  /** Opens the pages for development; undefined: with the data folder's own key. */
  mailboxKey: string | undefined;
}
