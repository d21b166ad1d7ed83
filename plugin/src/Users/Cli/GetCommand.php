<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use Svc\Users\Fields\Role;
use WP_CLI;
use WP_CLI\Utils;

/** `wp svc people get` */
final class GetCommand {

	public function __construct( private readonly Console $console ) {}

	/**
	 * Shows everything about one person.
	 *
	 * ## OPTIONS
	 *
	 * <user>
	 * : ID, login name or e-mail of the account.
	 *
	 * [--field=<field>]
	 * : Prints the value of a single field.
	 *
	 * [--fields=<fields>]
	 * : Comma-separated list of the fields to show.
	 *
	 * [--format=<format>]
	 * : Render output in a particular format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp svc people get jane@example.com --field=phone
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$person = $this->person( Console::user_id( $arguments[0] ?? '' ) );
		if ( isset( $options['field'] ) ) {
			WP_CLI::log( self::text( self::chosen( $person, array( $options['field'] ) )[ $options['field'] ] ) );
			return;
		}
		$shown  = isset( $options['fields'] ) ? self::chosen( $person, explode( ',', $options['fields'] ) ) : $person;
		$format = $options['format'] ?? 'table';
		if ( 'json' === $format ) {
			WP_CLI::log( (string) wp_json_encode( $shown, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			return;
		}
		$rows = array_map(
			static fn ( string $name, mixed $value ): array => array(
				'Field' => $name,
				'Value' => self::text( $value ),
			),
			array_keys( $shown ),
			$shown
		);
		Utils\format_items( $format, $rows, array( 'Field', 'Value' ) );
	}

	/** @return array<string, mixed> The profile, with a person's intranet profile under `intranet`. */
	private function person( int $user_id ): array {
		$profile = $this->console->ask( 'GET', '/profiles/user/{user_id}', ids: array( 'user_id' => $user_id ) )->body;
		if ( ! Role::from( $profile['role'] )->is_person() ) {
			return $profile;
		}
		$inside = $this->console->ask( 'GET', '/intranet/profile/{id}', ids: array( 'id' => $user_id ) )->body;
		return $profile + array( 'intranet' => array_diff_key( $inside, $profile, array_flip( array( 'name', 'title' ) ) ) + array( 'bio' => $inside['bio'] ) );
	}

	/**
	 * @param array<string, mixed> $person
	 * @param list<string>         $names
	 * @return array<string, mixed>
	 */
	private static function chosen( array $person, array $names ): array {
		Console::require_known( $names, array_keys( $person ) );
		return array_merge( array_flip( $names ), array_intersect_key( $person, array_flip( $names ) ) );
	}

	private static function text( mixed $value ): string {
		return match ( true ) {
			is_bool( $value )                        => $value ? 'true' : 'false',
			is_array( $value ), is_object( $value ) => (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			default                                  => (string) $value,
		};
	}
}
