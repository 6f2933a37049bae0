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
  /** How many processes the supervisor keeps; undefined: one, without a supervisor. */
  processes: number | undefined;
  /**
   * The Redis server in which several processes count attempts together; undefined: each process counts for itself.
   */
  redisUrl: string | undefined;
  /** Scheme, host and port as visitors see them, without a slash at the end; undefined: taken from each request. */
  publicOrigin: string | undefined;
  /** Whether anyone but the developer at this machine may reach the site (`public-site.ts`). */
  isPublic: boolean;
  /** Names of the variables that were set; for any other variable nobody has made a decision. */
  given: ReadonlySet<string>;
  /** All settings, without secrets, for staff to read. */
  shownSettings: readonly ShownSetting[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** How much of a visitor's address the log line of a request shows. */
  loggedAddresses: LoggedAddresses;
  /** Path of the list of erasures, which is kept outside the database. */
  erasuresFile: string;
  /** Addresses of the proxies whose X-Forwarded-* headers are trusted; empty: no proxy is. */
  trustedProxies: string[];
  /** Where Prometheus reads the metrics; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** How long `/readyz` reports "not ready" before new connections are refused. */
  drainTime: number;
  /** The payment methods that the shop offers, in this order. */
  paymentMethods: ChosenModules;
  /** The carriers that parcels may be sent with, in this order. */
  carriers: ChosenModules;
  /** Whether paid orders leave with the stand-in carrier automatically, to show the process without an operator. */
  shipsItself: boolean;
  /** The channels by which messages are sent; messages of other channels are kept for the development mailbox. */
  channels: ChosenModules;
  /** The key of the pages for development; undefined: the data folder's own key. */
  mailboxKey: string | undefined;
}
