<?php

declare( strict_types=1 );

namespace Svc\Kernel\Quota;

use RuntimeException;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\NetworkOption;

/**
 * A random salt for each day, thrown away two days later: hashes with it then say nothing about what was hashed.
 *
 * Days are text such as 2026-01-31, of any time zone.
 */
final class DailySalts {

	public const OPTION = 'svc_daily_salts';

	private readonly NetworkOption $option;

	public function __construct( Database $database ) {
		$this->option = new NetworkOption( $database, self::OPTION );
	}

	/** @param string $day Of now, in UTC or in a site's time zone. */
	public function of( string $day ): string {
		return $this->stored()[ $day ] ?? $this->create( $day );
	}

	/** @return string|null Null where nothing was hashed on that day. */
	public function known( string $day ): ?string {
		return $this->stored()[ $day ] ?? null;
	}

	private function create( string $day ): string {
		return $this->option->exclusively(
			function () use ( $day ): string {
				$salts = $this->stored();
				if ( ! isset( $salts[ $day ] ) ) {
					// Of sites to the west it is still yesterday.
					$oldest = gmdate( 'Y-m-d', time() - 86400 );
					$kept   = array_filter( $salts, static fn ( string $known ): bool => $known >= $oldest, ARRAY_FILTER_USE_KEY );
					$this->option->write( $kept + array( $day => bin2hex( random_bytes( 32 ) ) ) );
				}
				return $this->stored()[ $day ] ?? throw new RuntimeException( 'The salt of the day was not saved.' );
			}
		);
	}

	/** @return array<string, string> By day. */
	private function stored(): array {
		return array_filter( (array) ( $this->option->value() ?? array() ), 'is_string' );
	}
}
