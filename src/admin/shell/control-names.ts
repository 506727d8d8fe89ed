import { labelCells } from './label-cells'
import { lowerButtonLabel } from './lower-labels'
import { mendQuestion } from './mend-question'
import { mendFormDeletion, mendListDeletion } from './mend-trash-buttons'

/** The label of the field around an element, without the star of a required one. */
const fieldLabel = (element: Element): string => {
  const label = element.closest('.field-type')?.querySelector('.field-label')?.cloneNode(true)
  if (!(label instanceof HTMLElement)) return ''
  for (const mark of label.querySelectorAll('.required')) mark.remove()
  return label.textContent.trim()
}

const placeholderOf = (element: Element): string =>
  element.closest('.react-select')?.querySelector('.rs__placeholder')?.textContent.trim() ?? ''

/** The text of a button without its tooltip, which a screen reader is not told. */
const ownText = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  for (const tooltip of copy.querySelectorAll('.tooltip')) tooltip.remove()
  return copy.textContent.trim()
}

const setName = (element: Element, name: string): void => element.setAttribute('aria-label', name)

const buttonNames: Readonly<Record<string, string>> = { bold: 'Bold', italic: 'Italic', link: 'Link' }

/**
 * Names a button that opens and closes a row, a section or a group after it, such as “Hero · Welcome to Brisbane”; Payload
 * calls each of them “Toggle block”. Whether it's open is the button's state.
 */
const nameToggle = (element: HTMLElement): void => {
  const header = element.parentElement?.querySelector(':scope > .collapsible__header-wrap')?.cloneNode(true)
  if (!(header instanceof HTMLElement)) return
  for (const control of header.querySelectorAll('button, input, [role="tooltip"], .tooltip')) control.remove()
  const name = header.textContent.replaceAll(/\s+/gu, ' ').trim()
  if (name !== '' && element.getAttribute('aria-label') !== name) setName(element, name)
  const isOpen = String(element.classList.contains('collapsible__toggle--open'))
  if (element.getAttribute('aria-expanded') !== isOpen) element.setAttribute('aria-expanded', isOpen)
}

type Rule = { readonly selector: string; readonly mend: (element: HTMLElement) => void }

/**
 * Controls of Payload that a screen reader could not name, or that the Tab key reaches although they are hidden, and
 * questions and buttons that don't say what they do.
 */
const rules: readonly Rule[] = [
  {
    selector: '.rs__input:not([aria-label], [aria-labelledby])',
    mend: (element) => setName(element, fieldLabel(element) || placeholderOf(element) || 'Choose'),
  },
  {
    selector: '.ContentEditable__root:not([aria-label])',
    mend: (element) => setName(element, fieldLabel(element) || 'Text'),
  },
  {
    selector: '.clickable-arrow:not([aria-label])',
    mend: (element) =>
      setName(element, element.classList.contains('clickable-arrow--left') ? 'Previous page' : 'Next page'),
  },
  {
    selector: '.toolbar-popup__button:not([aria-label])',
    mend: (element) => {
      const key = element.dataset['buttonKey'] ?? ''
      setName(element, buttonNames[key] ?? key)
    },
  },
  {
    selector: '.popup-button:not([aria-label])',
    mend: (element) => {
      if (element.textContent.trim() !== '') return
      setName(element, element.classList.contains('array-actions__button') ? 'Actions of this row' : 'More actions')
    },
  },
  // In a drawer, Payload's labels name an id that their inputs do not have.
  {
    selector:
      '.drawer .field-type :is(input, textarea):not([aria-label], [aria-labelledby], [type="hidden"], [type="file"])',
    mend: (element) => {
      const { labels } = element as HTMLInputElement | HTMLTextAreaElement
      const name = fieldLabel(element)
      if (name !== '' && !labels?.length) setName(element, name)
    },
  },
  // Icons beside a chosen or uploaded file, in forms and in the drawer that adds one.
  {
    selector: 'button:is([class*="__remove"], [class*="__edit"]):not([aria-label])',
    mend: (element) => {
      if (ownText(element) !== '') return
      const action = /__remove/.test(element.className) ? 'Remove' : 'Edit'
      setName(element, `${action} ${(fieldLabel(element) || 'file').toLowerCase()}`)
    },
  },
  // Buttons with the label of what they add or list.
  {
    selector:
      ':is(.array-field__add-row, .blocks-field__drawer-toggler, .default-list-view-tabs__button, .no-results) .btn__label',
    mend: lowerButtonLabel,
  },
  { selector: '.confirmation-modal', mend: mendQuestion },
  { selector: '#action-delete', mend: mendFormDeletion },
  { selector: '.delete-documents__toggle', mend: mendListDeletion },
  // A tick in a question is named by its key, such as “delete-forever”.
  {
    selector: '.confirmation-modal .checkbox-input input:not([data-named])',
    mend: (element) => {
      const label = element.closest('.checkbox-input')?.querySelector('label')?.textContent.trim() ?? ''
      if (label === '') return
      element.dataset['named'] = ''
      setName(element, label)
    },
  },
  { selector: '.collection-list .table > table', mend: labelCells },
  { selector: '.step-nav__home:not([aria-label])', mend: (element) => setName(element, 'Dashboard') },
  { selector: '.select-all__checkbox input', mend: (element) => setName(element, 'Select all rows') },
  {
    selector: '.select-row__checkbox input',
    mend: (element) => {
      const name = element.closest('tr')?.querySelector('.cell-_select + td')?.textContent.trim() ?? ''
      setName(element, `Select ${name || 'this row'}`)
    },
  },
  { selector: '.collapsible__toggle', mend: nameToggle },
  { selector: '.collapsible__drag:not([aria-label])', mend: (element) => setName(element, 'Move this row') },
  // Its entries are links, which are no items of a list.
  { selector: 'ul.doc-tabs__tabs:not([role])', mend: (element) => element.setAttribute('role', 'presentation') },
  // A select is opened and cleared with the keys of its input.
  {
    selector: ':is(.dropdown-indicator, .clear-indicator)[aria-hidden]:not([tabindex="-1"])',
    mend: (element) => (element.tabIndex = -1),
  },
]

export const mendControls = (): void => {
  for (const { selector, mend } of rules)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) mend(element)
}
