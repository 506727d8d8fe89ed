/** A cell a spreadsheet would run as a formula gets an apostrophe before it (CSV injection). */
const safe = (text: string): string =>
  // Spreadsheets also read the wide forms of these characters, such as ＝, as formulas.
  /^[\s]*[=+\-@\t\r|%]/u.test(text.slice(0, 100).normalize('NFKC')) ? `'${text}` : text

/** Zero bytes, and marks that turn the direction of writing. */
const unprinted = /[\0\u202a-\u202e\u2066-\u2069]/gu

const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : safe(value.replaceAll(unprinted, ''))
  return /[",;\r\n\t]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file, safe to open in a spreadsheet. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`
