'use client'

/** The statutory warranty of the selling state, as text. */
export const StatutoryWarranty = ({ text }: { text: string }) => (
  <section aria-labelledby="statutory-warranty" className="vehicle-part">
    <h2 id="statutory-warranty">Statutory warranty</h2>
    <p className="max-w-[70ch]">{text}</p>
  </section>
)
