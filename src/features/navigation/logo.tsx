import Link from 'next/link'

/** The dealer's logo, or its name set in the heading font. */
export const Logo = ({ name, image }: { name: string; image?: string | undefined }) => (
  <Link href="/" prefetch={false} className="site-logo" aria-label={`${name}, home`}>
    {image ? (
      <img src={image} alt="" width={200} height={44} className="h-9 w-auto max-w-52 object-contain" />
    ) : (
      <span className="site-logo-name" data-long={name.length > 30 || undefined}>
        {name}
      </span>
    )}
  </Link>
)
