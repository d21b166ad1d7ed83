<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\MailError;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Document;
use Svc\Kernel\Failure;
use Svc\Kernel\Rest\Answer;
use Svc\Kernel\Rest\DocumentResponse;
use Svc\Users\Company\CompanyRecord;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The address of unsubscribe links: a page with one button, and the one-click POST of RFC 8058.
 *
 * Only a POST opts out, because programs that check e-mails open every link. Both may be repeated. There is no cookie and no
 * nonce: the token is the proof. A browser that asks for HTML gets a page, another client JSON.
 */
final class Unsubscribing {

	public function __construct( private readonly Database $database ) {}

	public static function url( AddressKeys $keys, string $to_hash ): string {
		return rest_url( 'etb/v1/unsubscribe/' . $keys->token( $to_hash ) );
	}

	public function show( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( null === $this->hash( $request ) ) {
			return self::unknown( $request, true );
		}
		$name = CompanyRecord::current()->name;
		return self::page(
			200,
			'<h1>' . esc_html__( 'Unsubscribe', 'svc' ) . '</h1>'
			/* translators: %s: name of the company. */
			. '<p>' . esc_html( sprintf( __( 'Do you want no more newsletters and other marketing e-mails from %s?', 'svc' ), $name ) ) . '</p>'
			. '<form method="post"><button>' . esc_html__( 'Unsubscribe', 'svc' ) . '</button></form>'
		);
	}

	public function opt_out( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$hash    = $this->hash( $request );
		$is_page = str_contains( (string) $request->get_header( 'accept' ), 'text/html' );
		if ( null === $hash ) {
			return self::unknown( $request, $is_page );
		}
		( new OptOuts( $this->database ) )->add( $hash );
		/* translators: %s: name of the company. */
		$message = sprintf( __( 'You have unsubscribed. You get no more marketing e-mails from %s.', 'svc' ), CompanyRecord::current()->name );
		return $is_page ? self::page( 200, '<h1>' . esc_html__( 'Unsubscribe', 'svc' ) . '</h1><p>' . esc_html( $message ) . '</p>' ) : self::unstored( new WP_REST_Response( array( 'message' => $message ) ) );
	}

	private function hash( WP_REST_Request $request ): ?string {
		return AddressKeys::current( $this->database )->read( (string) ( $request->get_url_params()['token'] ?? '' ) );
	}

	private static function unknown( WP_REST_Request $request, bool $is_page ): WP_REST_Response|WP_Error {
		$message = __( 'This unsubscribe link is not complete. Open it from the e-mail again, or copy it as a whole.', 'svc' );
		return $is_page ? self::page( 404, '<h1>' . esc_html__( 'Unsubscribe', 'svc' ) . '</h1><p>' . esc_html( $message ) . '</p>' ) : Answer::error( new Failure( MailError::TokenNotFound, $message ) );
	}

	private static function page( int $status, string $body ): WP_REST_Response {
		$title    = esc_html__( 'Unsubscribe', 'svc' ) . ' – ' . esc_html( CompanyRecord::current()->name );
		$language = esc_attr( str_replace( '_', '-', get_locale() ) );
		$html     = "<!DOCTYPE html>\n<html lang=\"$language\" dir=\"" . ( is_rtl() ? 'rtl' : 'ltr' ) . "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
			. "<meta name=\"robots\" content=\"noindex\">\n<title>$title</title>\n<style>body{font:18px/1.5 system-ui,sans-serif;color:#1e1e1e;max-width:32em;margin:4em auto;padding:0 1em}button{font:inherit;padding:.6em 1.4em;border:0;border-radius:4px;background:#1e1e1e;color:#fff;cursor:pointer}</style>\n"
			. "</head>\n<body><main>$body</main></body>\n</html>\n";
		$response = self::unstored( new DocumentResponse( new Document( 'text/html; charset=UTF-8', static fn (): string => $html ) ) );
		$response->set_status( $status );
		$response->header( 'X-Robots-Tag', 'noindex' );
		$response->header( 'Referrer-Policy', 'no-referrer' );
		return $response;
	}

	private static function unstored( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}
}
