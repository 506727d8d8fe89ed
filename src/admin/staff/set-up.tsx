export type SetUpDetails = { readonly secret: string; readonly qr: string }

/** Steps for setting up an authenticator app. */
export const SetUp = ({ secret, qr }: SetUpDetails) => (
  <>
    <ol className="staff-steps">
      <li>
        Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.
      </li>
      <li>Have it scan this picture, or type the key below it.</li>
      <li>Type the code it shows.</li>
    </ol>
    <img
      className="staff-qr"
      src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
      alt="QR code for your authenticator app"
      width={200}
      height={200}
    />
    <p>
      Key: <code className="staff-key">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
    </p>
  </>
)

/** Recovery codes, shown once: the database stores only their hashes. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    <p>
      Keep these recovery codes where you keep passwords. Each signs you in once when you do not have your phone. They
      are shown only now.
    </p>
    <ul className="staff-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </>
)
