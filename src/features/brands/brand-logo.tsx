import { imageUrl } from '@/src/domain/images'
import { Logo, type LogoHref } from '@/src/shared/logos/logo'

/** A brand's own logo, else its maker's icon or its first letter. Decorative: the name is beside it. */
export const BrandLogo = ({
  title,
  mark,
  logo,
  host,
}: {
  title: string
  mark: LogoHref | undefined
  logo: string | undefined
  host?: string | undefined
}) =>
  logo === undefined ? (
    <Logo href={mark} name={title} />
  ) : (
    <img src={imageUrl(logo, { width: 160 }, host)} alt="" width={40} height={40} className="brand-logo" />
  )
