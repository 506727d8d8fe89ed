import { capitalize } from '@/src/domain/text/format-text'
const replacements: Readonly<Record<string, string>> = { url: 'address', href: 'link', id: 'ID', abn: 'ABN' }

/** Converts a field's name to a default label: `image_url` to “Image address”, `skipPage` to “Skip page”. */
export const toFieldLabel = (name: string): string => {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]+/)
    .map((word) => replacements[word] ?? word)
    .join(' ')
  return capitalize(text)
}

/** Converts a plural to its singular: `Hero banners` to “Hero banner”, `Entries` to “Entry”. */
export const toSingular = (plural: string): string => plural.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
