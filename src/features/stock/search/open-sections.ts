/** Which filter sections a shopper opened and closed, kept in this browser (SRCH-06). */
const name = 'filter-sections'

const kept = (): Record<string, boolean> => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, boolean>
  } catch {
    // A browser that keeps nothing for us, or something that is not ours: nothing is remembered.
    return {}
  }
}

/** Whether a section was left open; undefined for one never touched, and on the server. */
export const wasOpen = (section: string): boolean | undefined =>
  typeof window === 'undefined' ? undefined : kept()[section]

export const remember = (section: string, open: boolean): void => {
  try {
    localStorage.setItem(name, JSON.stringify({ ...kept(), [section]: open }))
  } catch {
    // Private windows may refuse: then the section opens as it always does.
  }
}

/** Runs right after the sections' HTML, before they are painted, so that nothing moves when the page takes over. */
export const restoreSections = `try{let k=JSON.parse(localStorage.getItem("${name}")||"{}");document.querySelectorAll("[data-section]").forEach(d=>{if(d.dataset.section in k)d.open=k[d.dataset.section]})}catch{}`
