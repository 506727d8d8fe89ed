/**
 * Returns lower-case ASCII words joined by hyphens: `Mercedes-Benz` → `mercedes-benz`, `Citroën` → `citroen`; empty
 * when no character is allowed in a path.
 */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
