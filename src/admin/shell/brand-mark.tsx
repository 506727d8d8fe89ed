/** The product's icon. */
const BrandIcon = ({ size }: { readonly size: number }) => (
  <svg className="brand-mark__sign" width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <path
      d="M6.5 18.5c1.6-4.6 4.6-7.5 9.5-7.5s7.9 2.9 9.5 7.5"
      fill="none"
      stroke="var(--brand-on, #fff)"
      strokeWidth="2.75"
      strokeLinecap="round"
    />
    <path d="M6 23h20" stroke="var(--brand-on, #fff)" strokeWidth="2.75" strokeLinecap="round" />
  </svg>
)

/** Shown above the sign-in form. */
export const Logo = () => (
  <span className="brand-mark brand-mark--large">
    <BrandIcon size={40} />
    <span>Forecourt</span>
  </span>
)

/** Shown at the start of the breadcrumbs. */
export const Icon = () => (
  <span className="brand-mark">
    <BrandIcon size={18} />
  </span>
)
