## AccountService

account-service-checked = Un nombre tiene entre 1 y 100 bytes y no contiene caracteres de control.

## AccountProblem

account-problem-reason-malformed = No se puede leer la petición.
account-problem-reason-signed-out = Inicia sesión primero.
account-problem-reason-cross-site = La petición no viene de una página de este servidor: «Origin» debe ser la dirección del propio servidor.
account-problem-reason-token-in-address = Hay un token en la dirección, que queda guardada en los registros; envíalo en la cabecera «Authorization».
account-problem-reason-rate-limited = Demasiados intentos; espera un poco.
account-problem-reason-unavailable = El servidor no puede responder ahora.
account-problem-reason-storage-full = El disco del servidor está lleno.
account-problem-reason-attempt-unknown = Este inicio de sesión ya no es válido: ha tardado demasiado, ya había terminado o empezó en otro navegador. Empieza de nuevo.
account-problem-reason-passkey-message-no-passkeys = Este servidor no admite llaves de acceso: su dirección no tiene nombre o no usa https.
account-problem-reason-passkey-message-malformed-passkey = No se puede leer la respuesta de la llave de acceso.
account-problem-reason-passkey-message-wrong-origin = La llave de acceso se ha usado en una página de otro sitio.
account-problem-reason-passkey-message-wrong-relying-party = La llave de acceso es de otro servidor.
account-problem-reason-passkey-message-user-not-verified = El dispositivo no ha comprobado quién usa la llave de acceso; configura un PIN, una huella o el rostro.
account-problem-reason-passkey-message-unsupported-key = La llave de acceso tiene una clave de un tipo que no se ha pedido (ES256).
account-problem-reason-passkey-message-bad-signature = La firma de la llave de acceso no es correcta.
account-problem-reason-passkey-message-counter-rolled-back = La llave de acceso cuenta menos firmas que antes: quizá alguien la haya copiado. Inicia sesión de otra forma y elimínala.
account-problem-reason-passkey-message-passkey-unknown = Ninguna cuenta tiene esta llave de acceso.
account-problem-reason-passkey-message-passkey-exists = Esta llave de acceso ya está registrada.
account-problem-reason-provider-message-provider-unknown = No existe esa forma de iniciar sesión.
account-problem-reason-provider-message-provider-refused = El proveedor no te ha dejado iniciar sesión.
account-problem-reason-provider-message-provider-unreachable = El proveedor no responde; inténtalo más tarde.
account-problem-reason-provider-message-provider-faulty = La respuesta del proveedor no es como debería.
account-problem-reason-provider-message-wrong-issuer = La respuesta viene de un proveedor distinto del consultado.
account-problem-reason-provider-message-token-algorithm = El token del proveedor está firmado con un método no permitido.
account-problem-reason-provider-message-token-key = El token del proveedor está firmado con una clave que el proveedor no publica.
account-problem-reason-provider-message-token-signature = La firma del token del proveedor no es correcta.
account-problem-reason-provider-message-token-audience = El token del proveedor es para otro destinatario.
account-problem-reason-provider-message-token-time = El token del proveedor no es válido en este momento; revisa los dos relojes.
account-problem-reason-provider-message-token-nonce = El token del proveedor es de otro inicio de sesión.
account-problem-reason-account-message-identity-taken = Esta identidad pertenece a otra cuenta.
account-problem-reason-account-message-last-way-in = Es la última forma de entrar en la cuenta; añade otra primero.
account-problem-reason-account-message-too-many = Ya hay demasiados elementos de este tipo; elimina alguno.
account-problem-reason-account-message-invitation-unknown = Esta invitación ya no es válida; pide otra.
account-problem-reason-account-message-last-owner = Un evento necesita un propietario; nombra antes a otra persona.
account-problem-reason-account-message-member-already = Ya tienes ese permiso y más.
account-problem-reason-account-message-other-task = Un juez decide sobre las respuestas a una sola prueba, y esta es otra.
account-problem-reason-account-message-other-task-2 = Aquí no hay nada.
