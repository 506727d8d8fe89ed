const roles: readonly (readonly [selector: string, role: string])[] = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
]

const headingText = (heading: Element): string =>
  (heading.querySelector('.sort-column__label') ?? heading).textContent.trim()

/**
 * Lets the rows of a list be cards on a phone (`phone-lists.css`): each cell has the heading of its column as its label,
 * and all have the roles of a table, which some browsers take away from one that is no longer laid out as a table.
 */
export const labelCells = (table: Element): void => {
  const headings = [...table.querySelectorAll('thead th')].map(headingText)
  for (const row of table.querySelectorAll('tbody > tr'))
    for (const [at, cell] of [...row.children].entries())
      // The columns that staff choose move without their cells being made anew.
      if (cell instanceof HTMLElement && cell.dataset['label'] !== headings[at])
        cell.dataset['label'] = headings[at] ?? ''
  table.setAttribute('role', 'table')
  for (const [selector, role] of roles)
    for (const element of table.querySelectorAll(`:is(${selector}):not([role])`)) element.setAttribute('role', role)
}
