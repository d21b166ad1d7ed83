<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Consents;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\RoutingMode;
use Svc\LeadPages\Pages\FormConsent;
use Svc\LeadPages\Pages\LeadPage;
use Svc\Users\Company\CompanyRecord;

/** The consents of a page as visitors read them, and what a visitor agreed to: the text that was really shown. */
final class ConsentTexts {

	private readonly ConsentTextStore $store;

	/** @param Closure(list<int>): array<int, string> $names Names of people by user ID, without those who have no profile. */
	public function __construct(
		Database $database,
		private readonly Closure $names,
	) {
		$this->store = new ConsentTextStore( $database );
	}

	/** @return list<ShownConsent> Each kept under its hash, so that it can still be agreed to from a cached page. */
	public function shown( LeadPage $page ): array {
		$shown = $this->filled_in( $page );
		$known = array();
		foreach ( $this->store->known( $page->id, self::hashes( $shown ) ) as $row ) {
			$known[ self::id( $row['key'], $row['text_hash'], $row['partner_user_id'] ) ] = true;
		}
		foreach ( $shown as $consent ) {
			if ( ! isset( $known[ self::id( $consent->key->value, $consent->text_hash, $page->partner_user_id ) ] ) ) {
				$this->store->keep( $page->id, $consent, $page->partner_user_id );
			}
		}
		return $shown;
	}

	/**
	 * @param array<string, string> $hashes  Of the texts that were agreed to, by key.
	 * @param int|null              $partner The page's partner when the form was made, if that is known.
	 */
	public function given( LeadPage $page, array $hashes, ?int $partner = null ): ConsentCheck {
		$shown = array();
		foreach ( $this->filled_in( $page ) as $consent ) {
			$shown[ $consent->key->value ] = $consent;
		}
		$hashes   = array_filter( $hashes, static fn ( string $hash ): bool => '' !== $hash );
		// What is shown now needs no look-up, unless another partner was shown with it.
		$former   = array_filter( $hashes, static fn ( string $hash, string $key ): bool => ConsentKey::Partner->value === $key || ( $shown[ $key ]->text_hash ?? '' ) !== $hash, ARRAY_FILTER_USE_BOTH );
		$kept     = $this->store->known( $page->id, array_values( array_unique( $former ) ) );
		$given    = array();
		$problems = array();
		foreach ( $hashes as $key => $hash ) {
			$consent = self::agreed( ConsentKey::from( $key ), $hash, $kept, $shown[ $key ] ?? null, $page, $partner );
			if ( null === $consent ) {
				$problems[ "consents.$key" ] = __( 'This text is not one of this page. Reload the page, and read it again.', 'svc' );
			} else {
				$given[ $key ] = $consent;
			}
		}
		foreach ( array_diff_key( $shown, $hashes ) as $key => $consent ) {
			if ( $consent->is_required ) {
				$problems[ "consents.$key" ] = __( 'Please agree to this. If the form does not show it, reload the page.', 'svc' );
			}
			$given[ $key ] = new GivenConsent( $consent->key, false, $consent->text, $consent->text_hash );
		}
		return new ConsentCheck( array_values( $given ), $problems );
	}

	/** @param list<array{key: string, text_hash: string, text: string, partner_user_id: int|null}> $kept */
	private static function agreed( ConsentKey $key, string $hash, array $kept, ?ShownConsent $shown, LeadPage $page, ?int $partner ): ?GivenConsent {
		$same = array_values( array_filter( $kept, static fn ( array $row ): bool => $row['key'] === $key->value && $row['text_hash'] === $hash ) );
		if ( array() === $same && $shown?->text_hash !== $hash ) {
			return null;
		}
		$partners = array() === $same ? array( $page->partner_user_id ) : array_column( $same, 'partner_user_id' );
		$text     = $same[0]['text'] ?? $shown->text ?? '';
		return new GivenConsent( $key, true, $text, $hash, ConsentKey::Partner === $key ? self::partner( $partners, $partner ) : null );
	}

	/**
	 * The partner whom a visitor agreed to, of those with whom the page showed this text. A text that names none may
	 * have been shown with several; without the form's token nobody knows which, and none may see the lead.
	 *
	 * @param non-empty-list<int|null> $partners
	 */
	private static function partner( array $partners, ?int $of_form ): ?int {
		if ( in_array( $of_form, $partners, true ) ) {
			return $of_form;
		}
		return 1 === count( $partners ) ? $partners[0] : null;
	}

	/** @return list<ShownConsent> Not kept, so that they cannot be agreed to: for previews. */
	public function filled_in( LeadPage $page ): array {
		$consents = array_values( array_filter( $page->form->consents, static fn ( FormConsent $consent ): bool => ConsentKey::Partner !== $consent->key || null !== $page->partner_user_id ) );
		$values   = $this->values( $page, implode( ' ', array_map( static fn ( FormConsent $consent ): string => $consent->text, $consents ) ) );
		return array_map(
			static function ( FormConsent $consent ) use ( $values ): ShownConsent {
				$text = strtr( $consent->text, $values );
				return new ShownConsent( $consent->key, $text, hash( 'sha256', $text ), $consent->is_required );
			},
			$consents
		);
	}

	/** @return array<string, string> What stands for the words in braces, as far as the texts have them. */
	private function values( LeadPage $page, string $texts ): array {
		if ( ! str_contains( $texts, '{' ) ) {
			return array();
		}
		$company = CompanyRecord::current()->name;
		$is_pool = RoutingMode::RoundRobin === $page->routing->mode;
		$people  = array_filter(
			array(
				'{owner}'   => $is_pool ? null : $page->owner_user_id,
				'{partner}' => $page->partner_user_id,
			),
			static fn ( ?int $user_id, string $word ): bool => null !== $user_id && str_contains( $texts, $word ),
			ARRAY_FILTER_USE_BOTH
		);
		$names   = array() === $people ? array() : ( $this->names )( array_values( $people ) );
		/* translators: %s: name of the company. Part of a sentence. */
		$anyone = sprintf( __( 'a loan officer of %s', 'svc' ), $company );
		return array(
			'{company}' => $company,
			'{owner}'   => $names[ $people['{owner}'] ?? 0 ] ?? $anyone,
			'{partner}' => $names[ $people['{partner}'] ?? 0 ] ?? __( 'our partner', 'svc' ),
		);
	}

	/**
	 * @param list<ShownConsent> $shown
	 * @return list<string>
	 */
	private static function hashes( array $shown ): array {
		return array_values( array_unique( array_map( static fn ( ShownConsent $consent ): string => $consent->text_hash, $shown ) ) );
	}

	private static function id( string $key, string $hash, ?int $partner ): string {
		return "$key/$hash/$partner";
	}
}
