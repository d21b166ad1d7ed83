<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

use Svc\Users\Blocks\Contact;
use Svc\Users\Blocks\PhotoImage;
use Svc\Users\Fields\Role;

/** HTML of a person card. */
final class CardMarkup {

	private const FACE = 160;

	public function __construct( private readonly CardChoices $choices ) {}

	/**
	 * @param array<string, mixed> $profile Response of /profiles/{id}.
	 * @param string               $url     The person's page; empty where there is none, or it is this page.
	 */
	public function of( array $profile, string $url = '' ): string {
		$parts = array(
			'title'   => self::line( 'title', esc_html( $profile['job_title'] ) ),
			'role'    => self::line( 'role', esc_html( Role::from( $profile['role'] )->label() ) ),
			'company' => self::line( 'company', esc_html( $profile['company'] ) ),
			/* translators: %s: number in the register of mortgage lenders. */
			'nmls'    => '' === $profile['nmls_id'] ? '' : self::line( 'nmls', esc_html( sprintf( __( 'NMLS #%s', 'svc' ), $profile['nmls_id'] ) ) ),
			'email'   => self::line( 'email', Contact::mail( $profile['email'] ) ),
			'phone'   => self::line( 'phone', Contact::phone( $profile['phone'] ) ),
			'social'  => self::links( (array) $profile['social'] ),
			'bio'     => '' === $profile['bio'] ? '' : '<div class="svc-person__bio">' . wpautop( wp_kses_data( $profile['bio'] ) ) . '</div>',
			'vcard'   => self::line( 'vcard', sprintf( '<a href="%s" download>%s</a>', esc_url( Contact::vcard_url( $profile['id'] ) ), esc_html__( 'Save to address book', 'svc' ) ) ),
		);
		return sprintf(
			'%1$s<div class="svc-person__body">%2$s%3$s</div>',
			$this->choices->shows( 'photo' ) ? PhotoImage::img( $profile['avatar_url'], self::FACE ) : '',
			$this->choices->has_name ? $this->heading( "{$profile['first_name']} {$profile['last_name']}", $url ) : '',
			implode( '', array_intersect_key( $parts, array_flip( $this->choices->fields ) ) )
		);
	}

	private function heading( string $name, string $url ): string {
		return sprintf(
			'<h%1$d class="svc-person__name">%2$s</h%1$d>',
			$this->choices->heading_level,
			'' === $url ? esc_html( $name ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $name ) )
		);
	}

	private static function line( string $name, string $value ): string {
		return '' === $value ? '' : sprintf( '<p class="svc-person__line is-%s">%s</p>', esc_attr( $name ), $value );
	}

	/** @param array<string, string> $social Network => address. */
	private static function links( array $social ): string {
		$links = array_map(
			static fn ( string $network, string $url ): string => sprintf( '<li><a href="%s" rel="me noopener">%s</a></li>', esc_url( $url ), esc_html( Contact::network( $network ) ) ),
			array_keys( $social ),
			$social
		);
		return array() === $links ? '' : '<ul class="svc-person__social" role="list">' . implode( '', $links ) . '</ul>';
	}
}
