/** What a Latin text font can write: Latin-1 and a printer's punctuation, as the site's own font files have it. */
const writable = /[ -~\u00a0-\u00ff–—‘’“”•…€™−×→←≤≥]/u

/**
 * Text for a place whose font has Latin letters alone, such as a PDF: marks it lacks are left off their letters
 * (`Třešňově` → `Tresnove`), what has no Latin form is left out.
 */
export const latinText = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\s+/gu, ' ')]
    .map((letter) =>
      writable.test(letter) ? letter : [...letter.normalize('NFKD')].filter((one) => writable.test(one)).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
