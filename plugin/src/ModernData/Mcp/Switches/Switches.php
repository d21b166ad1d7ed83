<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Switches;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\NetworkOption;
use Svc\ModernData\Mcp\Offer;

/** Which tools administrators have switched on and off, for the whole network. */
final class Switches {

	public const OPTION = 'svc_mcp_tools';

	private readonly NetworkOption $option;

	public function __construct( Database $database ) {
		$this->option = new NetworkOption( $database, self::OPTION );
	}

	public function is_on( string $ability ): bool {
		return $this->chosen()[ $ability ] ?? Offer::is_on_by_default( $ability );
	}

	/** Whether a tool is on that is off by default. */
	public function has_switched_on(): bool {
		return in_array( true, $this->chosen(), true );
	}

	/**
	 * No other request changes the switches while the work runs.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->option->exclusively( $work );
	}

	/** @param array<string, bool> $changes By ability. To be called inside exclusively(). */
	public function change( array $changes ): void {
		$chosen = array_merge( $this->chosen(), $changes );
		$this->option->write( array_filter( $chosen, static fn ( bool $is_on, string $ability ): bool => Offer::is_on_by_default( $ability ) !== $is_on, ARRAY_FILTER_USE_BOTH ) );
	}

	/** @return array<string, array<string, mixed>> Meta of abilities as WordPress's MCP adapter reads it, by ability. */
	public function meta(): array {
		$chosen = $this->chosen();
		$meta   = array();
		foreach ( Offer::abilities() as $ability ) {
			$meta[ $ability ]['mcp'] = array(
				'public' => $chosen[ $ability ] ?? Offer::is_on_by_default( $ability ),
				'type'   => 'tool',
			);
		}
		return $meta;
	}

	/** @return array<string, bool> */
	private function chosen(): array {
		$stored = $this->option->value();
		return array_filter( is_array( $stored ) ? $stored : array(), static fn ( mixed $is_on, int|string $ability ): bool => is_bool( $is_on ) && Offer::has( (string) $ability ), ARRAY_FILTER_USE_BOTH );
	}
}
