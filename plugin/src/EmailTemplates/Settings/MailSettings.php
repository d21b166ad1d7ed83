<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Settings;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Theme\Colors;
use Svc\EmailTemplates\Theme\Font;
use Svc\Users\Fields\Role;

/** The e-mail settings of a site, as they are answered. The company's data are the product's company record. */
final class MailSettings {

	/**
	 * @param array{logo_id: int|null, logo_dark_id: int|null, logo_width: int, colors: array<string, string>, dark: array<string, string>, font: string} $brand
	 * @param array{name: string, email: string, reply_to: string} $from      Empty for WordPress's.
	 * @param array<string, int|null>                               $uses      Template by purpose; null for the starter.
	 * @param array{default: int|null, roles: array<string, int|null>} $signature Templates of signatures; a role without one has the default.
	 */
	private function __construct(
		public readonly array $brand,
		public readonly array $from,
		public readonly array $uses,
		public readonly array $signature,
		public readonly bool $wrap_wordpress,
		public readonly bool $work_anniversaries,
		/** Days after which messages are deleted. */
		public readonly int $keep_days,
	) {}

	/** @param array<string, mixed> $stored What a site has changed, with any keys left out. */
	public static function of( array $stored ): self {
		$defaults = self::defaults();
		return new self( ...array_replace_recursive( $defaults, array_intersect_key( $stored, $defaults ) ) );
	}

	public function template_of( Purpose $purpose ): ?int {
		return Purpose::Signature === $purpose ? $this->signature['default'] : $this->uses[ $purpose->value ];
	}

	/**
	 * @param array<string, mixed> $stored As of() takes it.
	 * @return list<int> IDs of the templates that are used for a purpose, by a role, or as the default signature.
	 */
	public static function templates( array $stored ): array {
		$signature = $stored['signature'] ?? array();
		return array_values( array_filter( array( ...array_values( $stored['uses'] ?? array() ), $signature['default'] ?? null, ...array_values( $signature['roles'] ?? array() ) ), 'is_int' ) );
	}

	/** @return array<string, mixed> */
	public function all(): array {
		return get_object_vars( $this );
	}

	/** @return list<string> Purposes that `uses` has. */
	public static function purposes(): array {
		return array_values( array_diff( array_column( Purpose::cases(), 'value' ), array( Purpose::Signature->value ) ) );
	}

	/** @return list<string> */
	public static function roles(): array {
		return array_column( Role::of_people(), 'value' );
	}

	/** @return array<string, mixed> */
	private static function defaults(): array {
		return array(
			'brand'              => array(
				'logo_id'      => null,
				'logo_dark_id' => null,
				'logo_width'   => 160,
				'colors'       => Colors::light()->all(),
				'dark'         => Colors::dark()->all(),
				'font'         => Font::Arial->value,
			),
			'from'               => array_fill_keys( array( 'name', 'email', 'reply_to' ), '' ),
			'uses'               => array_fill_keys( self::purposes(), null ),
			'signature'          => array(
				'default' => null,
				'roles'   => array_fill_keys( self::roles(), null ),
			),
			'wrap_wordpress'     => false,
			'work_anniversaries' => false,
			'keep_days'          => 30,
		);
	}
}
