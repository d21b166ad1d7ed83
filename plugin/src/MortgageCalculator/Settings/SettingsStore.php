<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Settings;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;

/** Stores what a site has changed of the settings; the rest follows the defaults of the plugin's version. */
final class SettingsStore {

	public const OPTION = 'svc_mortgage_settings';
	public const LOCK   = 'mortgage';

	private readonly SiteOption $option;

	public function __construct( Database $database ) {
		$this->option = new SiteOption( $database, self::OPTION, self::LOCK );
	}

	/** @return array<string, mixed> */
	public function current(): array {
		$own = array_replace( Defaults::all(), $this->option->value() ?? array() );
		/**
		 * Filters the calculator's settings of the current site.
		 *
		 * Settings that are not valid as a whole are not used.
		 *
		 * @param array<string, mixed> $settings As the settings are answered by REST.
		 */
		$filtered = apply_filters( 'svc_mortgage_settings', $own );
		return $filtered === $own ? $own : $this->checked( $filtered, $own );
	}

	/**
	 * @param array<string, mixed> $input Parsed.
	 * @return array<string, mixed> All settings after the change.
	 * @throws Failure When the settings are not the expected ones.
	 */
	public function change( array $input, Precondition $precondition ): array {
		return $this->option->exclusively(
			function () use ( $input, $precondition ): array {
				$precondition->require( Etag::of( self::answer( $this->current() ) ) );
				$defaults = Defaults::all();
				$stored   = array_replace( $this->option->value() ?? array(), $input );
				$changed  = array_filter( $stored, static fn ( mixed $value, string $key ): bool => $defaults[ $key ] !== $value, ARRAY_FILTER_USE_BOTH );
				ksort( $changed );
				if ( ( $this->option->value() ?? array() ) !== $changed ) {
					$this->option->write( $changed );
				}
				return $this->current();
			}
		);
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed> As they are answered: an object stays one when it is empty.
	 */
	public static function answer( array $settings ): array {
		return array_replace( $settings, array( 'states' => (object) $settings['states'] ) );
	}

	/**
	 * @param array<string, mixed> $own
	 * @return array<string, mixed>
	 */
	private function checked( mixed $filtered, array $own ): array {
		try {
			return array_replace( $own, SettingsFields::input()->parse( $filtered, Source::Loose ) );
		} catch ( Invalid ) {
			return $own;
		}
	}
}
