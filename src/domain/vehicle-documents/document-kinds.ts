/** Kinds of documents that a dealer shows with a vehicle (SHP-08), with the labels of the panel. */
export const documentKinds = {
  history: 'History report',
  inspection: 'Inspection report',
  service: 'Service book',
  safety: 'Roadworthy or safety certificate',
  warranty: 'Warranty booklet',
  other: 'Other document',
} as const
export type DocumentKind = keyof typeof documentKinds

/** The name of the certificate that a vehicle is safe to drive, by state and territory. */
const safetyCertificates: Readonly<Record<string, string>> = {
  ACT: 'Roadworthy inspection certificate',
  NSW: 'Safety check report (pink slip)',
  NT: 'Roadworthy inspection report',
  QLD: 'Safety certificate',
  SA: 'Vehicle inspection certificate',
  TAS: 'Vehicle inspection report',
  VIC: 'Roadworthy certificate',
  WA: 'Vehicle inspection certificate',
}

/** Returns the name of a kind for shoppers; that of the safety certificate depends on the vehicle's state. */
export const documentKindName = (kind: DocumentKind, state: string | undefined): string =>
  (kind === 'safety' ? safetyCertificates[state ?? ''] : undefined) ?? documentKinds[kind]
