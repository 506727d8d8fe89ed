/** Prefixes a cell that a spreadsheet would run as a formula with an apostrophe (CSV injection). */
const escapeFormula = (text: string): string =>
  // Spreadsheets also treat the full-width forms of these characters, such as ＝, as formulas.
  /^[\s]*[=+\-@\t\r|%]/u.test(text.slice(0, 100).normalize('NFKC')) ? `'${text}` : text

/** Zero bytes, and characters that change the text direction. */
const UNPRINTABLE = /[\0\u202a-\u202e\u2066-\u2069]/gu

const formatCell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : escapeFormula(value.replaceAll(UNPRINTABLE, ''))
  return /[",;\r\n\t]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats one line of a CSV file that is safe to open in a spreadsheet. */
export const formatCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(formatCell).join(',')}\r\n`
