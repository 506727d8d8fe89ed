export type SetUpDetails = { readonly secret: string; readonly qr: string }

/** Steps for setting up an authenticator app. */
export const SetUp = ({ secret, qr }: SetUpDetails) => (
  <>
    <ol className="staff-steps">
      <li>
        Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.
      </li>
      <li>Scan this QR code with the app, or enter the key below it.</li>
      <li>Enter the code that the app shows.</li>
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
      Save these recovery codes where you keep your passwords. Each code signs you in once if you don’t have your phone.
      You can’t see them again.
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
