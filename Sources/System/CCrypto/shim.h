#pragma once
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

// What Swift cannot call or read: macros with casts, and structures that are filled in place.

// The public key of P-256 at a point: 4, x and y. NULL where it is not on the curve.
static inline EVP_PKEY *vq_crypto_p256_public(const unsigned char point[65]) {
    char group[] = "prime256v1";
    OSSL_PARAM fields[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, 65),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL);
    if (context && EVP_PKEY_fromdata_init(context) == 1
        && EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, fields) != 1) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

// Whether the secret of a key of P-256 is one: not 0, and below the order of the curve.
static inline int vq_crypto_is_secret(EVP_PKEY *key) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    int is_secret = context && EVP_PKEY_private_check(context) == 1;
    EVP_PKEY_CTX_free(context);
    return is_secret;
}

// The 32 bytes of the secret of a key of P-256; 0 where there are none.
static inline int vq_crypto_p256_secret(const EVP_PKEY *key, unsigned char bytes[32]) {
    BIGNUM *number = NULL;
    int is_read = EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1
        && BN_bn2binpad(number, bytes, 32) == 32;
    BN_clear_free(number);
    return is_read;
}

// A signature of P-256 from the form of X9.62 to its two numbers, each of 32 bytes; 0 where it is none.
static inline int vq_crypto_raw_signature(const unsigned char *der, long count, unsigned char raw[64]) {
    ECDSA_SIG *signature = d2i_ECDSA_SIG(NULL, &der, count);
    int is_read = signature && BN_bn2binpad(ECDSA_SIG_get0_r(signature), raw, 32) == 32
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), raw + 32, 32) == 32;
    ECDSA_SIG_free(signature);
    return is_read;
}

// The other way, into 72 bytes: how many were written, or 0.
static inline int vq_crypto_der_signature(const unsigned char raw[64], unsigned char der[72]) {
    int count = 0;
    ECDSA_SIG *signature = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(raw, 32, NULL), *s = BN_bin2bn(raw + 32, 32, NULL);
    if (signature && r && s && ECDSA_SIG_set0(signature, r, s) == 1) {
        count = i2d_ECDSA_SIG(signature, &der);
    } else {
        BN_free(r);
        BN_free(s);
    }
    ECDSA_SIG_free(signature);
    return count > 0 ? count : 0;
}

// A stage of ChaCha20-Poly1305 that Swift cannot call, since its name is a macro: the tag after closing, and before opening.
static inline int vq_crypto_get_tag(EVP_CIPHER_CTX *context, unsigned char tag[16]) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag);
}

static inline int vq_crypto_set_tag(EVP_CIPHER_CTX *context, const unsigned char tag[16]) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)tag);
}
