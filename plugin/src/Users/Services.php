<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Users\CloseMatches\CloseMatches;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Intranet\People;
use Svc\Users\Profiles\Lists\ListConditions;
use Svc\Users\Profiles\Photos;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Settings\Settings;
use Svc\Users\Sheets\Columns;
use Svc\Users\Storage\AddressStore;
use Svc\Users\Storage\CallerProfiles;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\History\ChangeLog;
use Svc\Users\Storage\History\HistoryFields;
use Svc\Users\Storage\History\HistoryStore;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\KeptCompanyStore;
use Svc\Users\Storage\PositionStore;
use Svc\Users\Storage\ProfileRowWriter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileTrash;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\SearchConditions;
use Svc\Users\Storage\SearchIndex;
use Svc\Users\Storage\ShortWords;
use Svc\Users\Storage\TrashLinkStore;
use Svc\Users\Storage\TrashStore;

/** Services shared by several features, each built on first use. */
final class Services {

	private ?MetaKeys $meta_keys             = null;
	private ?ProfileFields $profile_fields   = null;
	private ?IntranetFields $intranet_fields = null;
	private ?SearchIndex $index              = null;
	private ?ShortWords $short_words         = null;
	private ?ProfileStore $profile_store     = null;
	private ?ProfileRowWriter $row_writer    = null;
	private ?ProfileWriter $writer           = null;
	private ?CallerProfiles $caller_profiles = null;
	private ?IntranetMeta $intranet          = null;
	private ?ProfileTrash $trash             = null;
	private ?HistoryFields $history_fields   = null;
	private ?ChangeLog $change_log           = null;

	/** The site whose plugins and post types are loaded. */
	public readonly int $home;

	public function __construct(
		public readonly Database $database,
		public readonly ComponentSwitches $switches,
	) {
		$this->home = get_current_blog_id();
	}

	public function meta_keys(): MetaKeys {
		return $this->meta_keys ??= new MetaKeys();
	}

	public function profile_fields(): ProfileFields {
		return $this->profile_fields ??= new ProfileFields( $this->meta_keys() );
	}

	public function intranet_fields(): IntranetFields {
		return $this->intranet_fields ??= new IntranetFields();
	}

	public function columns(): Columns {
		return new Columns( $this->profile_fields(), $this->intranet_fields(), $this->meta_keys() );
	}

	public function index(): SearchIndex {
		return $this->index ??= new SearchIndex( $this->database, $this->meta_keys(), $this->profile_fields(), $this->intranet_fields() );
	}

	public function search(): SearchConditions {
		return new SearchConditions( $this->database );
	}

	public function short_words(): ShortWords {
		return $this->short_words ??= new ShortWords( $this->database, $this->search() );
	}

	public function list_conditions(): ListConditions {
		return new ListConditions( $this->search(), $this->short_words() );
	}

	public function close_matches(): CloseMatches {
		return new CloseMatches( $this->database, $this->search() );
	}

	public function profile_store(): ProfileStore {
		return $this->profile_store ??= new ProfileStore( $this->database, $this->profile_fields() );
	}

	public function row_writer(): ProfileRowWriter {
		return $this->row_writer ??= new ProfileRowWriter( $this->database, $this->profile_store(), $this->index() );
	}

	public function writer(): ProfileWriter {
		return $this->writer ??= new ProfileWriter( $this->database, $this->profile_store(), $this->row_writer(), $this->intranet(), $this->positions(), $this->dotted_lines(), $this->change_log() );
	}

	public function trash(): ProfileTrash {
		return $this->trash ??= new ProfileTrash(
			$this->database,
			$this->profile_store(),
			$this->writer(),
			$this->intranet(),
			new TrashStore( $this->database, $this->profile_fields(), $this->meta_keys() ),
			new TrashLinkStore( $this->database ),
			$this->addresses(),
			Photos::current( ... ),
			$this->change_log(),
			$this->kept_company()
		);
	}

	public function history_fields(): HistoryFields {
		return $this->history_fields ??= new HistoryFields( $this->profile_fields(), $this->intranet_fields(), $this->meta_keys() );
	}

	public function kept_company(): KeptCompanyStore {
		return new KeptCompanyStore( $this->database );
	}

	public function history_store(): HistoryStore {
		return new HistoryStore( $this->database );
	}

	public function change_log(): ChangeLog {
		return $this->change_log ??= new ChangeLog( $this->database, $this->history_fields(), $this->history_store() );
	}

	public function caller_profiles(): CallerProfiles {
		return $this->caller_profiles ??= new CallerProfiles( $this->database );
	}

	/** To be called after a profile was written, because cached caller profiles may be outdated. */
	public function forget_caller_profiles(): void {
		$this->caller_profiles?->forget();
	}

	public function intranet(): IntranetMeta {
		return $this->intranet ??= new IntranetMeta( $this->database, $this->intranet_fields() );
	}

	public function addresses(): AddressStore {
		return new AddressStore( $this->database );
	}

	public function positions(): PositionStore {
		return new PositionStore( $this->database );
	}

	public function dotted_lines(): DottedLines {
		return new DottedLines( $this->database, $this->intranet() );
	}

	/** For other components. */
	public function licence( int $user_id ): ?Licence {
		return Licence::of( $this->profile_store(), $user_id );
	}

	public function people(): People {
		return new People( $this->caller_profiles() );
	}

	public function outbox(): Outbox {
		return new Outbox( new OutboxStore( $this->database ) );
	}

	public function settings(): Settings {
		return new Settings( $this->database );
	}

	public function policy(): ProfilePolicy {
		return new ProfilePolicy( $this->settings(), $this->caller_profiles() );
	}
}
