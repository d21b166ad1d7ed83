<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Closure;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\Failure;
use Svc\Kernel\Text\Text;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Intake\FormToken;
use Svc\LeadPages\Intake\Receipt;
use Svc\LeadPages\Intake\SubmissionFields;
use Svc\LeadPages\Services;

/**
 * What a visitor has sent without JavaScript.
 *
 * It needs no nonce: nobody is logged in by it, and the page is the same for all visitors.
 */
final class SentForm {

	/** The array of all names of a form, and the parameter of the address after it was sent. */
	public const NAME = 'svc-lead';

	public const THANKS = 'sent';

	/** Characters of an address that are kept. */
	private const LONGEST = 2000;

	/** @var array<string, string> By the names of the REST API; the message of the whole under an empty one. */
	private array $errors = array();

	/** @param array<array-key, mixed> $sent */
	private function __construct( private readonly array $sent ) {}

	public static function none(): self {
		return new self( array() );
	}

	public static function current(): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- as above; the intake validates it.
		return new self( is_array( $_POST[ self::NAME ] ?? null ) ? wp_unslash( $_POST[ self::NAME ] ) : array() );
	}

	/**
	 * Redirects when it was taken in. Otherwise the page is rendered with what was typed.
	 *
	 * @param Closure(): Services $services
	 */
	public function take( Closure $services ): void {
		try {
			$receipt = $this->receive( $services() );
		} catch ( Failure $failure ) {
			$this->refuse( $failure );
			return;
		}
		$address = add_query_arg( self::NAME, self::THANKS, CurrentAddress::path() ) . ( '' === $this->form() ? '' : "#{$this->form()}-told" );
		nocache_headers();
		wp_safe_redirect( $receipt->redirect_url ?? $address, 303, 'Svc' );
		exit;
	}

	/** @throws Failure */
	private function receive( Services $services ): Receipt {
		foreach ( $services->companions() as $member => $companion ) {
			$sent = self::text( $this->sent[ $member ] ?? '' );
			if ( '' !== $sent ) {
				return $companion->receive( $this->body(), $sent );
			}
		}
		return $services->intake()->receive( $this->body() );
	}

	/** Whether this page was opened after its form was sent. */
	public static function is_thanked(): bool {
		return self::THANKS === ( CurrentAddress::query()[ self::NAME ] ?? '' );
	}

	/** The same, if it was sent by this form of the page; else nothing. */
	public function by( int $page_id, string $form ): self {
		return self::text( $this->sent['page_id'] ?? '' ) === (string) $page_id && in_array( $this->form(), array( '', $form ), true ) ? $this : self::none();
	}

	public function value( string $key ): string {
		return self::text( ( (array) ( $this->sent['fields'] ?? array() ) )[ $key ] ?? '' );
	}

	/**
	 * Whether this text was agreed to, and not another one that a cached page had, or the same for another partner.
	 *
	 * @param string $token Of the form as it is now.
	 */
	public function has_consent( string $key, string $text_hash, string $token ): bool {
		return self::text( ( (array) ( $this->sent['consents'] ?? array() ) )[ $key ] ?? '' ) === $text_hash
			&& ( ConsentKey::Partner->value !== $key || FormToken::have_same_partner( self::text( $this->sent['token'] ?? '' ), $token ) );
	}

	public function error( string $name ): string {
		return $this->errors[ $name ] ?? '';
	}

	/** @return array<string, string> */
	public function errors(): array {
		return $this->errors;
	}

	/** The id of the form. */
	private function form(): string {
		$form = self::text( $this->sent['form'] ?? '' );
		return 1 === preg_match( '/^svc-lead-\d{1,4}$/D', $form ) ? $form : '';
	}

	private function refuse( Failure $failure ): void {
		$params       = array_map( 'strval', array_filter( (array) ( $failure->data['params'] ?? array() ), 'is_scalar' ) );
		$this->errors = array() === $params ? array( '' => $failure->getMessage() ) : $params;
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- caching plugins read this constant.
			define( 'DONOTCACHEPAGE', true );
		}
		status_header( max( 400, $failure->error->status() ) );
		nocache_headers();
	}

	/** @return array<string, mixed> As JavaScript sends it. */
	private function body(): array {
		$query = CurrentAddress::query();
		$utm   = array();
		foreach ( SubmissionFields::UTM as $name ) {
			$utm[ $name ] = mb_substr( Text::normal( (string) preg_replace( '/\p{Cc}+/u', ' ', self::text( $query[ "utm_$name" ] ?? '' ) ) ), 0, 200, 'UTF-8' );
		}
		return array_filter(
			array(
				'page_id'    => (int) self::text( $this->sent['page_id'] ?? '' ),
				'token'      => self::text( $this->sent['token'] ?? '' ),
				'fields'     => self::texts( $this->sent['fields'] ?? array() ),
				'consents'   => self::texts( $this->sent['consents'] ?? array() ),
				'source_url' => self::address(),
				'utm'        => array_filter( $utm, static fn ( string $value ): bool => '' !== $value ),
				'subject'    => self::text( $this->sent['subject'] ?? '' ),
			),
			static fn ( mixed $value, string $name ): bool => ! in_array( $name, array( 'utm', 'subject' ), true ) || ! in_array( $value, array( '', array() ), true ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** A link of another site must not keep a visitor from sending the form: characters that addresses cannot have are encoded, addresses that are too long are left out. */
	private static function address(): string {
		$encoded = static fn ( string $address ): string => (string) preg_replace_callback( '/[\x00-\x20\x7f-\xff\\\\"\'<>`]/', static fn ( array $one ): string => rawurlencode( $one[0] ), $address );
		$url     = $encoded( CurrentAddress::url() );
		$bare    = strlen( $url ) > self::LONGEST ? (string) strtok( $url, '?#' ) : $url;
		return strlen( $bare ) > self::LONGEST ? '' : $bare;
	}

	/** @return array<string, string> Without those that are empty. */
	private static function texts( mixed $sent ): array {
		$texts = array();
		foreach ( is_array( $sent ) ? $sent : array() as $name => $value ) {
			$texts[ (string) $name ] = self::text( $value );
		}
		return array_filter( $texts, static fn ( string $text ): bool => '' !== $text );
	}

	/** A list where a text belongs is no text. Browsers send each line feed of a form as two characters. */
	private static function text( mixed $sent ): string {
		return is_string( $sent ) ? trim( str_replace( array( "\r\n", "\r" ), "\n", mb_scrub( $sent, 'UTF-8' ) ) ) : '';
	}
}
