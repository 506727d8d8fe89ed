import { describe, expect, test } from 'vitest'
import { documentKindName, documentKinds, type DocumentKind } from './document-kinds'
import { expiryProblem, isDocumentFile, toDocumentView, type StoredDocument } from './vehicle-document'

const stored: StoredDocument = {
  kind: 'safety',
  title: 'October inspection',
  issuer: 'Wattlebird Inspections',
  issued: '2026-10-03',
  expires: '2026-12-03',
  filename: 'document_october-0a1b2c3d4e5f.pdf',
  mimeType: 'application/pdf',
  filesize: 1_240_000,
}

describe('a document on its vehicle’s page', () => {
  test('[SHP-08] names the certificate of the vehicle’s state, its issuer, dates, file kind and size', () => {
    expect(toDocumentView(stored, { slug: 'a-ute', state: 'VIC' })).toEqual({
      href: '/cars/a-ute/documents/document_october-0a1b2c3d4e5f.pdf',
      title: 'October inspection',
      facts: [
        'Roadworthy certificate',
        'Issued by Wattlebird Inspections',
        '3 October 2026',
        'Expires 3 December 2026',
      ],
      file: 'PDF, 1.2 MB',
    })
  })

  test('[SHP-08] does not repeat a kind that its title names', () => {
    const { facts } = toDocumentView({ ...stored, title: 'Safety certificate 2026' }, { slug: 'a', state: 'QLD' })
    expect(facts[0]).toBe('Issued by Wattlebird Inspections')
  })

  test('[SHP-08] has a name of its own for the certificate in every state, and a general one without a state', () => {
    for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
      expect(documentKindName('safety', state)).not.toBe(documentKinds.safety)
    expect(documentKindName('safety', undefined)).toBe('Roadworthy or safety certificate')
    for (const kind of Object.keys(documentKinds) as DocumentKind[])
      if (kind !== 'safety') expect(documentKindName(kind, 'QLD')).toBe(documentKinds[kind])
  })

  test('[SHP-08] only accepts names that the site gave', () => {
    expect(isDocumentFile(stored.filename)).toBe(true)
    for (const name of ['october.pdf', 'document_../x.pdf', 'document_.pdf', 'document_a.html', 'document_a.PDF', ''])
      expect(isDocumentFile(name), name).toBe(false)
  })

  test('[SHP-08] cannot expire before it was issued', () => {
    expect(expiryProblem('2026-10-03', '2026-10-02')).toBe('Enter a date on or after the date of issue.')
    expect(expiryProblem('2026-10-03', '2026-10-03')).toBeNull()
    expect(expiryProblem(undefined, '2026-10-03')).toBeNull()
  })
})
