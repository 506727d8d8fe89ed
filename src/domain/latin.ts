/** Characters of the site's Latin font files: Latin-1 and common punctuation. */
const writable = /[ -~\u00a0-\u00ff–—‘’“”•…€™−×→←≤≥]/u

/**
 * Converts text for a font with Latin characters only, such as in a PDF: removes accents the font lacks
 * (`Třešňově` → `Tresnove`) and characters without a Latin form.
 */
export const latinText = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\s+/gu, ' ')]
    .map((letter) =>
      writable.test(letter) ? letter : [...letter.normalize('NFKD')].filter((one) => writable.test(one)).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
