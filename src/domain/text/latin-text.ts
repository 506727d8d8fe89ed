/** Characters of the site's Latin font files: Latin-1 and common punctuation. */
const LATIN_FONT_PATTERN = /[ -~\u00a0-\u00ff–—‘’“”•…€™−×→←≤≥]/u

/**
 * Converts text for a font with Latin characters only, such as in a PDF: removes accents the font lacks
 * (`Třešňově` → `Tresnove`) and characters without a Latin form.
 */
export const toLatinText = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\s+/gu, ' ')]
    .map((character) =>
      LATIN_FONT_PATTERN.test(character)
        ? character
        : [...character.normalize('NFKD')].filter((one) => LATIN_FONT_PATTERN.test(one)).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
