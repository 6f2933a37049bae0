import type { Advisory } from '@uid/contract/content';
import { advisoryPagePath } from '@uid/contract/pages';
import { advisoryPath, csafFolder, localPath, openPgpKeyPath } from '@uid/contract/paths';

/** The publisher of the documents, and the origin under which readers find them. */
export interface Publisher {
  name: string;
  email: string;
  origin: string;
}

/** The key with which the documents are signed. */
export interface SigningKey {
  fingerprint: string;
}

const aggregateSeverity = { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' };
const statuses = ['known_affected', 'known_not_affected', 'fixed'] as const;

/**
 * Writes an advisory as a document of the Common Security Advisory Framework 2.0, in its profile of security
 * advisories.
 */
export function writeCsafDocument(advisory: Advisory, publisher: Publisher): object {
  const { title, summary, workaround, ...lists } = advisory.text.en;
  const names = {
    known_affected: lists.affected,
    known_not_affected: lists.notAffected,
    fixed: lists.fixed,
  };
  const products = statuses.map((status) => ({
    status,
    named: names[status].map((name, index) => ({ name, product_id: `${status}-${index + 1}` })),
  }));
  const idsOf = Object.fromEntries(
    products.map(({ status, named }) => [status, named.map(({ product_id }) => product_id)]),
  );
  const affected = idsOf.known_affected;
  const page = publisher.origin + localPath(advisoryPagePath(advisory.id), 'en');
  return {
    document: {
      category: 'csaf_security_advisory',
      csaf_version: '2.0',
      title: `${advisory.id}: ${title}`,
      lang: 'en',
      aggregate_severity: { text: aggregateSeverity[advisory.severity] },
      distribution: { tlp: { label: 'WHITE' } },
      publisher: describePublisher(publisher),
      tracking: describeTracking(advisory),
      notes: [
        { category: 'summary', text: summary },
        // CSAF 2.0 has no field for a score of CVSS 4.0.
        { category: 'details', text: `CVSS 4.0 base score: ${advisory.score.toFixed(1)}` },
      ],
      references: [
        {
          category: 'self',
          summary: 'This document',
          url: publisher.origin + advisoryPath(advisory),
        },
        { category: 'external', summary: 'The advisory for people to read', url: page },
      ],
    },
    product_tree: { full_product_names: products.flatMap(({ named }) => named) },
    vulnerabilities: [
      {
        title,
        ids: [{ system_name: 'UID Security advisories', text: advisory.id }],
        notes: [{ category: 'description', text: summary }],
        product_status: Object.fromEntries(
          Object.entries(idsOf).filter(([, named]) => named.length > 0),
        ),
        remediations: [
          { category: 'vendor_fix', details: lists.fixed.join('\n'), product_ids: affected },
          { category: 'workaround', details: workaround, product_ids: affected },
        ],
      },
    ],
  };
}

/** Writes who publishes the documents and where they are, which is what CSAF clients look for first. */
export function writeProviderMetadata(
  publisher: Publisher,
  { updatedOn, key }: { updatedOn: string; key?: SigningKey | undefined },
): object {
  return {
    canonical_url: `${publisher.origin}${csafFolder}/provider-metadata.json`,
    distributions: [{ directory_url: `${publisher.origin}${csafFolder}/white` }],
    last_updated: instantOf(updatedOn),
    list_on_CSAF_aggregators: true,
    metadata_version: '2.0',
    mirror_on_CSAF_aggregators: true,
    ...(key && {
      public_openpgp_keys: [
        { fingerprint: key.fingerprint, url: publisher.origin + openPgpKeyPath },
      ],
    }),
    publisher: describePublisher(publisher),
    // The standard counts a provider as trusted only if it signs its documents.
    role: key ? 'csaf_trusted_provider' : 'csaf_provider',
  };
}

/** Returns the instant at which a day begins in China, which is what the dates of our advisories mean. */
export function instantOf(day: string): string {
  return `${day}T00:00:00+08:00`;
}

function describePublisher({ name, email, origin }: Publisher): object {
  return { category: 'vendor', name, namespace: origin, contact_details: email };
}

function describeTracking({ id, publishedOn, updatedOn }: Advisory): object {
  const first = { date: instantOf(publishedOn), number: '1', summary: 'First published' };
  const changed = { date: instantOf(updatedOn), number: '2', summary: 'Changed since' };
  const history = updatedOn === publishedOn ? [first] : [first, changed];
  return {
    id,
    status: 'final',
    version: `${history.length}`,
    initial_release_date: instantOf(publishedOn),
    current_release_date: instantOf(updatedOn),
    revision_history: history,
  };
}
