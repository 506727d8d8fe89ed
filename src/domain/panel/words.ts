const instead: Readonly<Record<string, string>> = { url: 'address', href: 'link', id: 'ID', abn: 'ABN' }

/** A field's name in words where nobody gave it any: `image_url` is “Image address”, `skipPage` “Skip page”. */
export const wordsOf = (name: string): string => {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]+/)
    .map((word) => instead[word] ?? word)
    .join(' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** One of many: `Hero banners` is “Hero banner”, `Entries` “Entry”. */
export const oneOf = (many: string): string => many.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
