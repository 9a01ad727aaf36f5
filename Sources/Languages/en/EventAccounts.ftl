## AccountService

account-service-checked = A name has 1 to 100 bytes without control characters.

## AccountProblem

account-problem-reason-malformed = The request cannot be read.
account-problem-reason-signed-out = Sign in first.
account-problem-reason-cross-site = The request does not come from a page of this server: “Origin” has to be the server's own address.
account-problem-reason-token-in-address = A token stands in the address, where logs keep it; send it in the header “Authorization”.
account-problem-reason-rate-limited = Too many attempts; wait a little.
account-problem-reason-unavailable = The server cannot answer now.
account-problem-reason-storage-full = The server's disk is full.
account-problem-reason-attempt-unknown = This attempt to sign in is over: it took too long, was finished before, or began in another browser. Begin again.
account-problem-reason-passkey-message-no-passkeys = This server takes no passkeys: its address has no name, or no https.
account-problem-reason-passkey-message-malformed-passkey = The answer of the passkey cannot be read.
account-problem-reason-passkey-message-wrong-origin = The passkey was used on a page of another site.
account-problem-reason-passkey-message-wrong-relying-party = The passkey is for another server.
account-problem-reason-passkey-message-user-not-verified = The device did not check who uses the passkey; set up a PIN, a finger or a face for it.
account-problem-reason-passkey-message-unsupported-key = The passkey has a key of a kind that was not asked for (ES256).
account-problem-reason-passkey-message-bad-signature = The signature of the passkey is wrong.
account-problem-reason-passkey-message-counter-rolled-back = The passkey counts fewer signatures than before: it may have been copied. Sign in another way and remove it.
account-problem-reason-passkey-message-passkey-unknown = No account has this passkey.
account-problem-reason-passkey-message-passkey-exists = This passkey is registered already.
account-problem-reason-provider-message-provider-unknown = There is no such way to sign in.
account-problem-reason-provider-message-provider-refused = The provider did not sign you in.
account-problem-reason-provider-message-provider-unreachable = The provider does not answer; try again later.
account-problem-reason-provider-message-provider-faulty = The provider's answer is not what it has to be.
account-problem-reason-provider-message-wrong-issuer = The answer is from another provider than the one that was asked.
account-problem-reason-provider-message-token-algorithm = The provider's token is signed by a method that is not allowed.
account-problem-reason-provider-message-token-key = The provider's token is signed by a key that the provider does not publish.
account-problem-reason-provider-message-token-signature = The signature of the provider's token is wrong.
account-problem-reason-provider-message-token-audience = The provider's token is for somebody else.
account-problem-reason-provider-message-token-time = The provider's token is not valid at this time; look at the clocks of both.
account-problem-reason-provider-message-token-nonce = The provider's token is of another attempt to sign in.
account-problem-reason-account-message-identity-taken = This identity belongs to another account.
account-problem-reason-account-message-last-way-in = This is the last way into the account; add another one first.
account-problem-reason-account-message-too-many = There are too many of these already; remove one.
account-problem-reason-account-message-invitation-unknown = This invitation is not valid any more; ask for a new one.
account-problem-reason-account-message-last-owner = An event needs an owner; make somebody else one first.
account-problem-reason-account-message-member-already = You may do that and more already.
account-problem-reason-account-message-other-task = A judge decides about the answers to one task, and this is another one.
account-problem-reason-account-message-other-task-2 = There is nothing here.
