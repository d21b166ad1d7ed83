<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use Closure;
use WP_CLI;
use WP_CLI\Utils;

/** `wp svc people list` */
final class ListCommand {

	/** Columns shown by default. */
	public const USUAL = array( 'user_id', 'first_name', 'last_name', 'email', 'role', 'job_title', 'department', 'manager_name' );

	/** @param Closure(): list<string> $fields Names of all fields of a row. */
	public function __construct(
		private readonly Console $console,
		private readonly Closure $fields,
	) {}

	/**
	 * Lists people.
	 *
	 * ## OPTIONS
	 *
	 * [--search=<words>]
	 * : Words, each of which must occur in name or e-mail.
	 *
	 * [--role=<role>]
	 * : Only this role: loan_officer, realtor_partner, staff, leadership or assistant.
	 *
	 * [--department=<department>]
	 * : Only this department.
	 *
	 * [--office=<office>]
	 * : Only this office.
	 *
	 * [--manager=<user>]
	 * : Only people who report to this user: an ID, login name or e-mail.
	 *
	 * [--without=<what>]
	 * : Only people without one of these: manager, photo or department.
	 *
	 * [--orderby=<field>]
	 * : last_name, first_name, email, role, job_title, id, user_id or department.
	 *
	 * [--order=<order>]
	 * : asc or desc.
	 *
	 * [--fields=<fields>]
	 * : Comma-separated list of the fields to show. The error for an unknown one lists all.
	 *
	 * [--format=<format>]
	 * : Render output in a particular format; ids are those of users.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - count
	 *   - ids
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp svc people list --department=Lending --fields=user_id,email
	 *     wp svc people list --without=manager --format=count
	 *
	 * @subcommand list
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$input  = ListFilters::of( $options );
		$fields = isset( $options['fields'] ) ? explode( ',', $options['fields'] ) : self::USUAL;
		Console::require_known( $fields, ( $this->fields )() );
		$format = $options['format'] ?? 'table';
		if ( 'count' === $format ) {
			WP_CLI::log( (string) ( $this->page( $input, 1, 1 )['total'] ) );
			return;
		}
		$people = $this->people( $input );
		if ( 'ids' === $format ) {
			WP_CLI::log( implode( ' ', array_column( $people, 'user_id' ) ) );
			return;
		}
		Utils\format_items( $format, $people, $fields );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return list<array<string, mixed>>
	 */
	private function people( array $input ): array {
		$people = array();
		for ( $page = 1, $pages = 1; $page <= $pages; $page++ ) {
			$answer = $this->page( $input, $page, 100 );
			$pages  = $answer['pages'];
			array_push( $people, ...$answer['data'] );
		}
		return $people;
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array{data: list<array<string, mixed>>, total: int, pages: int}
	 */
	private function page( array $input, int $page, int $per_page ): array {
		/** @var array{data: list<array<string, mixed>>, total: int, pages: int} */
		return $this->console->ask(
			'GET',
			'/profiles',
			$input + array(
				'context'  => 'edit',
				'page'     => $page,
				'per_page' => $per_page,
			)
		)->body;
	}
}
