'use client'

/** What the selling state's law gives, in words; nothing where nothing can be said. */
export const StatutoryWarranty = ({ text }: { text: string }) => (
  <section aria-labelledby="statutory-warranty" className="vehicle-part">
    <h2 id="statutory-warranty">Statutory warranty</h2>
    <p className="max-w-[70ch]">{text}</p>
  </section>
)
