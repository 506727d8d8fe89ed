/** Only the bar of menus has sections beside each other; in the sheet they stay open. */
const isBar = (filters: HTMLElement): boolean => filters.dataset['open'] !== 'true' && !filters.matches(':target')

const openMenus = (filters: HTMLElement): readonly HTMLDetailsElement[] =>
  isBar(filters) ? [...filters.querySelectorAll<HTMLDetailsElement>('details[data-section][open]')] : []

/** Closes the open menu of the bar of filters when a shopper presses or focuses elsewhere, or presses Escape. */
export const closeMenusOutside = (filters: HTMLElement, signal: AbortSignal): void => {
  const closeOthers = ({ target }: Event): void => {
    for (const menu of openMenus(filters)) if (!(target instanceof Node && menu.contains(target))) menu.open = false
  }
  document.addEventListener('pointerdown', closeOthers, { signal })
  document.addEventListener('focusin', closeOthers, { signal })
  filters.addEventListener(
    'keydown',
    ({ key }) => {
      const [menu] = key === 'Escape' ? openMenus(filters) : []
      if (!menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
}
